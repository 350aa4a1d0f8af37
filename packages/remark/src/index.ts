import {currentLocale, withDefaults, type ContentOptions} from '@guide/content';
import {blogSteps, docsSteps} from './pipeline';
import {createFrontMatterParser} from './parseFrontMatter';
import {transcripts} from './transcripts';
import {tocLanguage} from './translation/tocLanguage';

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
      beforeDefaultRemarkPlugins: docsSteps(options, {...site, locale}),
      remarkPlugins: [transcripts, [tocLanguage, {defaultLocale}] as [typeof tocLanguage, object]],
    },
    blog: {beforeDefaultRemarkPlugins: blogSteps(options, {...site, locale})},
  };
}
