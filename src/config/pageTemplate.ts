import upstream from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {sidebarScript} from '../client/scripts/sidebarScript';

const [styleSheets] = /^ *<% it\.stylesheets[^]*?<% }\); %>\n/m.exec(upstream)!;

/** What is changed, each with what it becomes. */
const changes: [string, string][] = [
  [styleSheets, ''],
  ['<meta charset="UTF-8">\n', `<meta charset="UTF-8">\n${styleSheets}`],
  [
    '<%~ it.preBodyTags %>',
    `<script data-sidebar>${sidebarScript}</script>
    <%~ it.preBodyTags %>`,
  ],
];

/**
 * The page around what React renders: upstream's, with the style sheets before the tags of the head.
 * A browser requests them with the first bytes of a page, and paints much sooner. The attribute keeps
 * the minifier from joining the script with another: the CSP allows each by its hash.
 */
export const pageTemplate = changes.reduce((template: string, [place, text]) => {
  if (!template.includes(place)) {
    throw new Error(`Upstream's page has no "${place}" any more: see src/config/pageTemplate.ts.`);
  }
  return template.replace(place, () => text);
}, upstream);
