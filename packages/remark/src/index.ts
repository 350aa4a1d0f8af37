import {currentLocale, withDefaults, type ContentOptions} from '@guide/content';
import {messageOf, symbolicLinkFaults} from '@guide/content/safety';
import {docsSteps, pageSteps, runSteps} from './pipeline';
import {createFrontMatterParser} from './parseFrontMatter';
import {transcripts} from './transcripts';
import {tocLanguage} from './translation/tocLanguage';

export {absentFeatures} from './absentFeatures';
export {facts} from './facts';
export {figureData} from './figures';
export {textAttributes} from './frenchTypography';
export {interfaceLabels} from './interfaceLabels';
export {textKeys} from './parseFrontMatter';

/**
 * Front matter parser and remark steps for the language being built or served.
 *
 * @throws if there are symbolic links among pages and static files
 */
export function content(options: ContentOptions) {
  const site = withDefaults(options);
  const {defaultLocale} = site;
  const locale = currentLocale(site);
  const links = symbolicLinkFaults(site);
  if (links.length > 0) {
    throw new Error(links.map((link) => `${link.file}: ${messageOf(link)}`).join('\n'));
  }
  const stepOptions = {...site, locale};
  const pagePlugins = [runSteps(pageSteps(options, stepOptions), stepOptions)];
  return {
    parseFrontMatter: createFrontMatterParser(site, locale),
    docs: {
      beforeDefaultRemarkPlugins: [runSteps(docsSteps(options, stepOptions), stepOptions)],
      remarkPlugins: [transcripts, [tocLanguage, {defaultLocale}] as [typeof tocLanguage, object]],
    },
    pages: {beforeDefaultRemarkPlugins: pagePlugins},
    blog: {beforeDefaultRemarkPlugins: pagePlugins},
  };
}
