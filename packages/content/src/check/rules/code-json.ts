import {parse, printParseErrorCode, type ParseError} from 'jsonc-parser';
import {nodesOf} from '../nodes';
import {pageRule} from '../pageRule';
import {placeAt} from '../place';

/** A variable of the shell inside a quoted body: '"$KEY"' */
const shellVariable = /'"\$\w+"'/g;

/** What stands between the quotation marks of -d '…'. */
const requestBody = /(?<=-d ')[^']+(?=')/g;

/** JSON is valid, in blocks of `json` and in the bodies of requests: a reader copies it as it is. */
export const codeJson = pageRule('code-json', (page, report) => {
  for (const {lang, value, position} of nodesOf(page.tree, 'code')) {
    const start = page.text.indexOf('\n', position!.start.offset) + 1;
    const shown = value.replace(shellVariable, (variable) => 'x'.repeat(variable.length));
    const bodies = lang === 'json' ? [{0: value, index: 0}] : shown.matchAll(requestBody);
    for (const {0: json, index} of bodies) {
      const fault = faultIn(json);
      if (fault) {
        const line = json.slice(fault.offset).split('\n')[0]!.slice(0, 30);
        report({
          ...placeAt(page, start + index + fault.offset),
          found: `JSON that is not valid, at “${line || 'the end'}”`,
          expected: `valid JSON (${printParseErrorCode(fault.error)})`,
          remedy: 'Correct the example: readers copy it.',
        });
      }
    }
  }
});

/** The first fault: the others follow from it. */
function faultIn(json: string): ParseError | undefined {
  const errors: ParseError[] = [];
  parse(json, errors, {disallowComments: true, allowTrailingComma: false});
  return errors[0];
}
