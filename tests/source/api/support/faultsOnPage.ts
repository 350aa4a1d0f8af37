import {buildRequest} from '../../../../packages/openapi/src/samples/request';
import {blocksOf, type Block} from './pages';
import {apiBasePath, sampleOrigin} from './description';
import type {Endpoint, Schemas} from './schemas';

/** The older interface has its own page and no description. */
const isOfPostInterface = (text: string) =>
  /"ok":|"api_key":|\/api\/post|^Deprecation:/m.test(text);

const command = /curl(?:[^\n]| \\\n)*?(?:-X (?<method>[A-Z]+))?[^"]*"(?<address>https:[^"]+)"/;

/**
 * Finds mismatches between a page and the API description, with their locations. The operation of a
 * block follows from its content.
 */
export function faultsOnPage(schemas: Schemas, page: {file: string; text: string}): string[] {
  let requested: Endpoint | undefined;
  return blocksOf(page).flatMap((block) => {
    try {
      requested = requestedEndpoint(schemas, block) ?? requested;
      return faultsIn(schemas, block, requested).map((fault) => `${block.location} ${fault}`);
    } catch (error) {
      return [`${block.location} ${(error as Error).message}`];
    }
  });
}

function requestedEndpoint(schemas: Schemas, {code, sample}: Block): Endpoint | undefined {
  if (sample) {
    buildRequest(schemas.description, sample);
    return schemas.endpointOf(sample.operation);
  }
  const {method = 'GET', address = ''} =
    (code?.lang === 'bash' && command.exec(code.text)?.groups) || {};
  return address.startsWith(sampleOrigin + apiBasePath)
    ? schemas.endpointOfRequest(method, address.slice(sampleOrigin.length))
    : undefined;
}

function faultsIn(
  schemas: Schemas,
  {code, example}: Block,
  requested: Endpoint | undefined,
): string[] {
  if (example) {
    return faultsInExample(schemas, example, requested);
  }
  if (!code || isOfPostInterface(code.text)) {
    return [];
  }
  if (code.lang === 'json') {
    return faultsInJson(schemas, JSON.parse(code.text) as ResponseBody, requested);
  }
  const endpoint = code.operation ? schemas.endpointOf(code.operation) : requested;
  return code.lang === 'http' ? faultsInHttp(schemas, code.text, endpoint) : [];
}

/**
 * Examples are validated in the description. On a page, an example must follow a request for it,
 * or the one that created it.
 */
function faultsInExample(
  schemas: Schemas,
  name: string,
  requested: Endpoint | undefined,
): string[] {
  const example = schemas.description.document.components.examples?.[name];
  if (!example) {
    return [`no example "${name}"`];
  }
  const address = (example.value as ResponseBody).links?.self;
  return !requested ||
    !address ||
    requested.method === 'post' ||
    schemas.endpointsAt(address).some(({path}) => path === requested.path)
    ? []
    : [`${name} is at ${address}, and the request before it is ${requested.operation.operationId}`];
}

interface ResponseBody {
  type?: string;
  status?: number;
  instance?: string;
  data?: unknown;
  links?: {self?: string};
}

function faultsInJson(
  schemas: Schemas,
  json: ResponseBody,
  requested: Endpoint | undefined,
): string[] {
  if (json.type?.includes('/problems/')) {
    return faultsInProblem(schemas, json);
  }
  const address = json.links?.self;
  if (!address) {
    return requested
      ? schemas.faultsInBody(requested, json)
      : ['neither a reply, which has links.self, nor a body after a request'];
  }
  const endpoint = schemas.endpointOfRequest('GET', address);
  return [
    ...schemas.faultsInParameters(endpoint, address.replace(sampleOrigin, '')),
    ...schemas.faultsInResponse(endpoint, 200, json, json.data === undefined),
  ];
}

function faultsInProblem(schemas: Schemas, problem: ResponseBody): string[] {
  const {type, status = 0, instance = ''} = problem;
  const slug = type!.split('/').at(-1);
  const declaredProblem = schemas.description.document.components['x-problems']!.find(
    (entry) => entry.slug === slug,
  );
  const endpoint = schemas.endpointsAt(instance).find(({operation}) => operation.responses[status]);
  return [
    ...(declaredProblem?.status === status
      ? []
      : [`"${slug}" has the status ${declaredProblem?.status}`]),
    ...(endpoint
      ? schemas.faultsInResponse(endpoint, status, problem)
      : [`no operation of ${instance} declares the status ${status}`]),
  ];
}

function faultsInHttp(schemas: Schemas, text: string, requested: Endpoint | undefined): string[] {
  const [first = '', ...lines] = text.split('\n');
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(first) ?? [];
  if (status) {
    const headers = lines.filter(Boolean).map((line) => line.split(/: (.*)/s));
    return requested
      ? schemas.faultsInHeaders(requested, status, headers)
      : ['a reply to no request'];
  }
  const {url} = schemas.description.document.servers![0]!;
  if (text !== url) {
    const [, method, address] = /^([A-Z]+) (\/\S+) HTTP\/1\.1$/.exec(first) ?? [];
    schemas.endpointOfRequest(method ?? '', address ?? '');
  }
  return [];
}
