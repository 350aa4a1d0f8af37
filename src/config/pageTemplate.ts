import upstream from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {sidebarScript} from '../client/scripts/sidebarScript';

const [styleSheets] = /^ *<% it\.stylesheets[^]*?<% }\); %>\n/m.exec(upstream)!;

/** What is changed, each with what it becomes. */
const changes: [string, string][] = [
  [styleSheets, ''],
  ['<meta charset="UTF-8">\n', `<meta charset="UTF-8">\n${styleSheets}`],
  [
    '<%~ it.preBodyTags %>',
    `<a hidden href="<%= it.baseUrl %>llms.txt">llms.txt</a>
    <script data-sidebar>${sidebarScript}</script>
    <%~ it.preBodyTags %>`,
  ],
];

/**
 * The page around what React renders: upstream's, with the style sheets before the tags of the head.
 * A browser asks for them with the first bytes of a page, and paints so much sooner. Out of the sight
 * of readers, the body begins with the index for language models. The attribute of the script keeps
 * the minifier from joining it with another: the policy names each.
 */
export const pageTemplate = changes.reduce((template: string, [place, text]) => {
  if (!template.includes(place)) {
    throw new Error(`Upstream's page has no "${place}" any more: see src/config/pageTemplate.ts.`);
  }
  return template.replace(place, () => text);
}, upstream);
