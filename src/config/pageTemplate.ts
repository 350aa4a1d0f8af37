import upstream from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {sidebarScript} from '../client/scripts/sidebarScript';

const [styleSheets] = /^ *<% it\.stylesheets[^]*?<% }\); %>\n/m.exec(upstream)!;

const markdownLink = '<a hidden href="<%= it.baseUrl %>llms.txt">llms.txt</a>';

/**
 * Upstream's page with the style sheets before the tags of the head: a browser requests them with the
 * first bytes of a page, and paints much sooner. The body begins with a link to the index for language
 * models, hidden from readers. The attribute keeps the minifier from joining the script with another:
 * the CSP allows each by its hash.
 *
 * @param hasMarkdown whether pages have a Markdown export
 * @throws if upstream's page has changed
 */
export function pageTemplate({hasMarkdown}: {hasMarkdown: boolean}): string {
  const changes = [
    [styleSheets, ''],
    ['<meta charset="UTF-8">\n', `<meta charset="UTF-8">\n${styleSheets}`],
    [
      '<%~ it.preBodyTags %>',
      `${hasMarkdown ? markdownLink : ''}
    <script data-sidebar>${sidebarScript}</script>
    <%~ it.preBodyTags %>`,
    ],
  ] as const;
  return changes.reduce((template: string, [place, text]) => {
    if (!template.includes(place)) {
      throw new Error(`Upstream's page no longer has "${place}": see src/config/pageTemplate.ts.`);
    }
    return template.replace(place, () => text);
  }, upstream);
}
