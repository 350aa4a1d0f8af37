import upstream from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {expect, it} from 'vitest';
import {pageTemplate} from '../pageTemplate';

const styleSheets = /^ *<% it\.stylesheets[^]*?<% }\); %>\n/m;
const charset = /^ *<meta charset="UTF-8">\n/m;

it('is the template of Docusaurus, but for the place of the style sheets and the index for language models', () => {
  const [links] = styleSheets.exec(upstream)!;
  const moved = upstream.replace(links, '').replace(charset, (tag) => tag + links);
  const index = '    <a hidden href="<%= it.baseUrl %>llms.txt">llms.txt</a>\n';
  expect(pageTemplate.replace(index, '')).toBe(moved);
  expect(pageTemplate).toContain(index);
});
