import upstream from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {sidebarScript} from '../client/scripts/sidebarScript';

const [styleSheets] = /^ *<% it\.stylesheets[^]*?<% }\); %>\n/m.exec(upstream)!;

const markdownLink = '<a hidden href="<%= it.baseUrl %>llms.txt">llms.txt</a>';

/**
 * Returns Docusaurus's page template with style sheets first, for an earlier first paint, a hidden
 * link to `llms.txt`, and the sidebar script. Its attribute keeps the minifier from merging it with
 * other scripts, which would change its CSP hash.
 *
 * @throws if the upstream template has changed
 */
export function pageTemplate({
  hasMarkdown,
  storageNamespace,
}: {
  hasMarkdown: boolean;
  storageNamespace: string;
}): string {
  const changes = [
    [styleSheets, ''],
    ['<meta charset="UTF-8">\n', `<meta charset="UTF-8">\n${styleSheets}`],
    [
      '<%~ it.preBodyTags %>',
      `${hasMarkdown ? markdownLink : ''}
    <script data-sidebar>${sidebarScript(storageNamespace)}</script>
    <%~ it.preBodyTags %>`,
    ],
  ] as const;
  return changes.reduce((template: string, [upstreamText, replacement]) => {
    if (!template.includes(upstreamText)) {
      throw new Error(
        `Docusaurus's page template no longer contains "${upstreamText}". Update src/config/pageTemplate.ts.`,
      );
    }
    return template.replace(upstreamText, () => replacement);
  }, upstream);
}
