import {flatten} from './flatten';
import {operationsOf, type PlacedOperation} from './operations';
import {printJson} from './printJson';
import type {Description, Example, MediaType, Parameter, RequestBody, Response} from './types';

/** Where the format is described, and what a collection says that it is. */
const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/**
 * The description as a collection of Postman (format 2.1): a folder for each tag, a request for each
 * operation with its examples. The token is a variable that the reader keeps in Postman: the
 * collection neither has nor asks for a secret.
 *
 * @param tokenVariable `TELESCOPE_TOKEN`
 */
export function postmanCollection(description: Description, tokenVariable: string): object {
  const {info, tags = [], servers = []} = description.document;
  const [server] = servers;
  const variables = Object.entries(server?.variables ?? {});
  const baseUrl = variables.reduce(
    (url, [name]) => url.replace(`{${name}}`, `{{${name}}}`),
    server?.url ?? '',
  );
  return {
    info: {name: info.title, description: info.description, version: info.version, schema: SCHEMA},
    auth: {type: 'bearer', bearer: [{key: 'token', value: `{{${tokenVariable}}}`, type: 'string'}]},
    variable: variables.map(([key, variable]) => ({
      key,
      value: variable.default,
      description: variable.description,
    })),
    item: tags.map(({name, 'x-displayName': displayName, description: text}) => ({
      name: displayName ?? name,
      description: text,
      item: operationsOf(description.document)
        .filter(({operation}) => operation.tags.includes(name))
        .map((placed) => requestOf(description, baseUrl, placed)),
    })),
  };
}

function requestOf(
  description: Description,
  baseUrl: string,
  {path, method, operation, parameters: declared}: PlacedOperation,
) {
  const {resolve} = description;
  const parameters = declared.map((parameter) => resolve<Parameter>(parameter));
  const of = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place);
  const segments = path.slice(1).replaceAll(/\{(\w+)\}/g, ':$1');
  const body = operation.requestBody && resolve<RequestBody>(operation.requestBody);
  const bodies = examplesOf(body?.content, description);
  const request = {
    method: method.toUpperCase(),
    description: operation.description,
    header: [
      {key: 'Accept', value: 'application/json'},
      ...(body ? [{key: 'Content-Type', value: Object.keys(body.content)[0]}] : []),
      ...of('header').map((parameter) => ({
        key: parameter.name,
        value: textOf(parameter.example),
        description: parameter.description,
        disabled: !parameter.required,
      })),
    ],
    url: {
      raw: `${baseUrl}/${segments}`,
      host: [baseUrl],
      path: segments.split('/'),
      query: of('query').flatMap((parameter) =>
        flatten(parameter.name, parameter.example).map(([key, value]) => ({
          key,
          value,
          description: parameter.description,
          disabled: !parameter.required,
        })),
      ),
      variable: of('path').map(({name, example, description: text}) => ({
        key: name,
        value: textOf(example),
        description: text,
      })),
    },
    ...(bodies[0] && {
      body: {mode: 'raw', raw: printJson(bodies[0].value), options: {raw: {language: 'json'}}},
    }),
  };
  const responses = Object.entries(operation.responses).flatMap(([status, response]) => {
    const {content} = resolve<Response>(response);
    return examplesOf(content, description).map(({name, value}) => ({
      name,
      originalRequest: request,
      code: Number(status),
      _postman_previewlanguage: 'json',
      header: [{key: 'Content-Type', value: Object.keys(content!)[0]}],
      body: printJson(value),
    }));
  });
  return {name: operation.summary, request, response: responses.filter(({code}) => code < 400)};
}

function examplesOf(
  content: Record<string, MediaType> | undefined,
  {resolve}: Description,
): {name: string; value: unknown}[] {
  return Object.values(content ?? {}).flatMap(({examples = {}}) =>
    Object.entries(examples).map(([key, example]) => {
      const {summary, value} = resolve<Example>(example);
      return {name: summary ?? key, value};
    }),
  );
}

function textOf(value: unknown): string {
  return value === undefined ? '' : String(value);
}
