import {readDescription} from '../../../../packages/openapi/src/description';
import type {Description} from '../../../../packages/openapi/src/types';
import {contentSite} from '../../../../src/config/content';

const {siteDir, api} = contentSite;

const read = new Map<string, Description>();

/** The description of the API, in a language of the site. */
export function describeApi(locale: string): Description {
  const description = read.get(locale) ?? readDescription({siteDir, api, locale});
  read.set(locale, description);
  return description;
}

/** The value of an example of the description. */
export function exampleOf(name: string) {
  return describeApi('en').document.components.examples![name]!.value as {data: object};
}

/** The origin that samples send to; a test puts that of its mock in its place. */
export const sampleOrigin = 'https://brumeval.telescope.example';

/** What paths begin with in replies and in addresses. */
export const root = '/api/v1';
