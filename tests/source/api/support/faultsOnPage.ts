import {sampleLanguages} from '@guide/content';
import {blocksOf, requestOf, type Block} from './pages';
import {root, sampleOrigin} from './description';
import type {Place, Schemas} from './schemas';

/** Of the older interface, which has a page of its own and no description. */
const isOfPostInterface = (text: string) =>
  /"ok":|"api_key":|\/api\/post|^Deprecation:/m.test(text);

/** An address of the API in a command, and the method that it is asked with. */
const command = /curl(?:[^\n]| \\\n)*?(?:-X (?<method>[A-Z]+))?[^"]*"(?<address>https:[^"]+)"/;

/**
 * What a page shows that the description does not allow, each with its line.
 *
 * To which operation a block belongs follows from the block: a problem names its path, a record or
 * a list names its own address, headers follow a request.
 */
export function faultsOnPage(schemas: Schemas, page: {file: string; text: string}): string[] {
  let asked: Place | undefined;
  return blocksOf(page).flatMap((block) => {
    try {
      asked = placeAskedIn(schemas, block) ?? asked;
      return faultsIn(schemas, block, asked).map((fault) => `${block.place} ${fault}`);
    } catch (error) {
      return [`${block.place} ${(error as Error).message}`];
    }
  });
}

function placeAskedIn(schemas: Schemas, {code, sample}: Block): Place | undefined {
  if (sample) {
    requestOf(schemas.description, sample);
    return schemas.placeOf(sample.operation);
  }
  const groups = code?.lang === 'bash' ? command.exec(code.text)?.groups : undefined;
  return groups?.address?.startsWith(sampleOrigin + root)
    ? placeOfRequest(schemas, groups.method ?? 'GET', groups.address.slice(sampleOrigin.length))
    : undefined;
}

function placeOfRequest(schemas: Schemas, method: string, address: string): Place {
  const place = schemas
    .placesAt(address)
    .find((candidate) => candidate.method === method.toLowerCase());
  if (!place) {
    throw new Error(`no operation ${method} ${address}`);
  }
  return place;
}

function faultsIn(schemas: Schemas, {code, example}: Block, asked: Place | undefined): string[] {
  if (example) {
    return faultsInExample(schemas, example, asked);
  }
  if (!code || isOfPostInterface(code.text)) {
    return [];
  }
  if (code.lang === 'json') {
    return faultsInJson(schemas, JSON.parse(code.text) as Reply, asked);
  }
  const place = code.operation ? schemas.placeOf(code.operation) : asked;
  return code.lang === 'http' ? faultsInHttp(schemas, code.text, place) : [];
}

/** An example is checked where the description has it; on a page it follows a request for it. */
function faultsInExample(schemas: Schemas, name: string, asked: Place | undefined): string[] {
  const example = schemas.description.document.components.examples?.[name];
  const {links, instance} = (example?.value ?? {}) as Reply;
  const address = links?.self ?? instance;
  if (!example) {
    return [`no example "${name}"`];
  }
  return asked &&
    address &&
    links &&
    !schemas.placesAt(address).some(({path}) => isUnder(path, asked))
    ? [`${name} is at ${address}, and the request before it is ${asked.operation.operationId}`]
    : [];
}

/** Whether a record or a list can be the reply to a request: its own address, or that of what was created in it. */
function isUnder(path: string, {path: asked, method}: Place): boolean {
  return path === asked || method === 'post';
}

interface Reply {
  type?: string;
  title?: string;
  status?: number;
  instance?: string;
  data?: unknown;
  links?: {self?: string};
}

function faultsInJson(schemas: Schemas, json: Reply, asked: Place | undefined): string[] {
  if (json.type?.includes('/problems/')) {
    return faultsInProblem(schemas, json);
  }
  const address = json.links?.self;
  if (!address) {
    return asked
      ? schemas.faultsInBody(asked, json)
      : ['neither a reply, which has links.self, nor a body after a request'];
  }
  const place = placeOfRequest(schemas, 'GET', address);
  const isExtract = json.data === undefined;
  return [
    ...schemas.faultsInParameters(place, new URL(address, sampleOrigin).searchParams.keys()),
    ...schemas.faultsInReply(place, 200, json, isExtract),
  ];
}

function faultsInProblem(schemas: Schemas, problem: Reply): string[] {
  const {description, placesAt, responseOf} = schemas;
  const slug = problem.type!.split('/').at(-1);
  const known = description.document.components['x-problems']?.find((one) => one.slug === slug);
  const places = placesAt(problem.instance ?? '');
  return [
    ...schemas.faultsInProblem(problem),
    ...(known ? [] : [`no problem "${slug}"`]),
    ...(known && known.status !== problem.status ? [`${slug} has the status ${known.status}`] : []),
    ...(places.some((place) => responseOf(place, problem.status!))
      ? []
      : [`no operation of ${problem.instance} declares the status ${problem.status}`]),
  ];
}

function faultsInHttp(schemas: Schemas, text: string, asked: Place | undefined): string[] {
  const [first = '', ...lines] = text.split('\n');
  const headers = Object.fromEntries(
    lines.filter(Boolean).map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
  );
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(first) ?? [];
  if (status) {
    return asked ? schemas.faultsInHeaders(asked, status, headers) : ['a reply to no request'];
  }
  const [, method, address] = /^([A-Z]+) (\/\S+) HTTP\/1\.1$/.exec(first) ?? [];
  if (method && address) {
    placeOfRequest(schemas, method, address);
    return [];
  }
  const [server] = schemas.description.document.servers ?? [];
  return text === server?.url ? [] : [`neither a reply nor a request, nor ${server?.url}`];
}

/** Every language of samples has a line for each request of a page: none is cut at this width. */
export const widest = 76;

/** Lines of samples that are wider than the column of a page. */
export function wideLines(schemas: Schemas, page: {file: string; text: string}): string[] {
  return blocksOf(page).flatMap(({place, sample}) =>
    sample
      ? sampleLanguages
          .flatMap(({print}) => print(requestOf(schemas.description, sample)).split('\n'))
          .filter((line) => line.length > widest)
          .map((line) => `${place} ${line.trim()}`)
      : [],
  );
}
