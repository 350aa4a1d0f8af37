import {readDescription} from '../../../../packages/openapi/src/description';
import type {Description} from '../../../../packages/openapi/src/types';
import {contentSite} from '../../../../src/config/content';

const {siteDir, api} = contentSite;

const descriptions = new Map<string, Description>();

/** Reads the API description in a language. Cached. */
export function describeApi(locale: string): Description {
  const description = descriptions.get(locale) ?? readDescription({siteDir, api, locale});
  descriptions.set(locale, description);
  return description;
}

export function exampleOf(name: string) {
  return describeApi('en').document.components.examples![name]!.value as {
    data: object;
    meta: object;
    type: string;
  };
}

/** Origin in samples, replaced by the mock's. */
export const sampleOrigin = 'https://brumeval.telescope.example';

export const apiBasePath = '/api/v1';
