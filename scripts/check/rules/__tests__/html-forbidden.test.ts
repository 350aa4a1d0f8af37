import {describeRule} from '../../__tests__/describeRule';
import {htmlForbidden} from '../html-forbidden';

describeRule(htmlForbidden, {
  passes: {
    'a component of this site': "import Home from '@site/src/components/Home';\n\n<Home />",
    'an import over several lines':
      "import Home, {\n  HomePart,\n} from '@site/src/components/Home';\n\n<Home />",
    'a link to another site': '[The standard](https://example.org/)',
    'words about code': 'Write `<script>` and import nothing.',
  },
  finds: {
    'a script': ['A.\n\n<script src="a.js" />', {line: 3, found: '<script>'}],
    'a frame': ['<iframe src="https://example.org/" />', {found: '<iframe>'}],
    'a style': ['<style>{`a {}`}</style>', {found: '<style>'}],
    'code that waits for the reader': [
      '<div lang="en" onClick="go()">A</div>',
      {found: '<div onClick>'},
    ],
    'a style of its own': ['<div lang="en" style="color: red">A</div>', {found: '<div style>'}],
    'a link that runs code': ['[Go](javascript:go)', {found: 'a link to javascript:go'}],
    'a module from elsewhere': [
      "Text.\n\nimport a from 'left-pad';",
      {line: 3, found: "import a from 'left-pad';"},
    ],
    'an export': ['export const a = 1;', {line: 1}],
  },
});
