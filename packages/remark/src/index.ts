import {currentLocale, withDefaults, type ContentOptions} from '@guide/content';
import {announcementSteps, documentSteps} from './pipeline';
import {createFrontMatterParser} from './parseFrontMatter';
import {transcripts} from './transcripts';
import {contentsLanguage} from './translation/contentsLanguage';

export {facts} from './facts';
export {figureData} from './figures';
export {textAttributes} from './frenchTypography';
export {interfaceLabels} from './interfaceLabels';
export {textKeys} from './parseFrontMatter';

/** Front matter parser and remark steps for the language being built or served. */
export function content(options: ContentOptions) {
  const site = withDefaults(options);
  const {defaultLocale} = site;
  const locale = currentLocale(site);
  return {
    parseFrontMatter: createFrontMatterParser(site, locale),
    docs: {
      beforeDefaultRemarkPlugins: documentSteps(options, {...site, locale}),
      remarkPlugins: [
        transcripts,
        [contentsLanguage, {defaultLocale}] as [typeof contentsLanguage, object],
      ],
    },
    blog: {beforeDefaultRemarkPlugins: announcementSteps(options, {...site, locale})},
  };
}
