import fs from 'node:fs';
import path from 'node:path';
import type {BuildStep, Feature} from '@guide/built-site';
import type {Messages} from '@guide/content';
import {readDescription, sourceFilesOf} from './description';
import {DOWNLOADS_FOLDER, downloadsOf} from './downloads';
import type {ApiSource} from './types';

export {apiComponents} from './apiComponents';
export {sourceFilesOf} from './description';
export type {ApiSource, Programs, ProgramTexts} from './types';

export interface ApiOptions {
  api: ApiSource;
  /** Texts of `x-codes`. */
  messages?: Messages;
}

const apiDownloads =
  ({api, messages = {}}: ApiOptions): BuildStep =>
  ({context, versions, cache, write}) => {
    const {siteDir, i18n} = context;
    const source = {siteDir, api, locale: i18n.currentLocale};
    const texts = sourceFilesOf(source).map((file) =>
      fs.readFileSync(path.join(siteDir, file), 'utf8'),
    );
    const pages = versions.find(({isLast}) => isLast)?.pages ?? [];
    const {url: referenceUrl} =
      pages.find(({source}) => source?.endsWith(api.links?.resources ?? '')) ?? {};
    const files = cache.derive(['openapi', texts, api, messages, referenceUrl], () =>
      downloadsOf(readDescription(source), {messages, referenceUrl}),
    );
    for (const [name, text] of Object.entries(files)) {
      write(`${DOWNLOADS_FOLDER}/${name}`, text);
    }
  };

/** Feature: downloads of the description. */
export function openapi(options: ApiOptions): Feature {
  return {name: 'openapi', buildSteps: [apiDownloads(options)]};
}
