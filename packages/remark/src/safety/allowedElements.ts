/** Attributes by element. `'any'` if the element becomes text when the site is built. */
export type Elements = Readonly<Record<string, readonly string[] | 'any'>>;

const html: Elements = {
  a: ['id'],
  abbr: ['title'],
  details: [],
  div: ['className', 'lang'],
  kbd: [],
  span: ['lang'],
  sub: [],
  summary: [],
  sup: [],
};

const components: Elements = {
  ApiAreas: [],
  ApiCodes: [],
  ApiDownloads: [],
  ApiErrors: ['slugs'],
  ApiExample: ['name'],
  ApiFields: ['schema'],
  ApiHeaders: ['names'],
  // Their attributes can be parameters and headers of the API.
  ApiOperation: 'any',
  ApiSample: 'any',
  ApiParameters: [],
  ApiProgram: ['name'],
  ApiRecords: [],
  ApiResource: ['schema'],
  ApiResources: [],
  ApiScopes: [],
  ApiStatuses: [],
  CodeBlock: ['language', 'title'],
  Fact: ['k'],
  Figure: ['name'],
  Label: ['k'],
  MenuPath: ['k'],
  NotIncluded: ['of'],
  Rights: ['of'],
  Statuses: ['of'],
  Steps: [],
  Walkthrough: ['name'],
};

/** Allowed in every site. A site adds its own components with the option `components`. */
export const allowedElements: Elements = {...html, ...components};
