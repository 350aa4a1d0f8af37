import {parseTree, printParseErrorCode, type ParseError} from 'jsonc-parser';
import {codeBlocks} from '../codeBlocks';
import type {Page} from '../guide';
import type {Report, Rule} from '../rule';
import {placeAt} from '../textFaults';

/** JSON is valid, in blocks of `json` and in the bodies of requests: a reader copies it as it is. */
export const codeJson: Rule = {
  name: 'code-json',
  page(page, report) {
    for (const {language, code, start} of codeBlocks(page.text)) {
      if (language === 'json') {
        reportFault(page, code, start, report);
      }
      const shown = code.replace(shellVariable, (variable) => 'x'.repeat(variable.length));
      for (const match of shown.matchAll(requestBody)) {
        reportFault(page, match[0], start + match.index, report);
      }
    }
  },
};

/** A variable of the shell inside a quoted body: '"$KEY"' */
const shellVariable = /'"\$\w+"'/g;

/** What stands between the quotation marks of -d '…'. */
const requestBody = /(?<=-d ')[^']+(?=')/g;

/** Reports the first fault: the others follow from it. */
function reportFault(page: Page, json: string, start: number, report: Report): void {
  const errors: ParseError[] = [];
  parseTree(json, errors, {disallowComments: true, allowTrailingComma: false});
  const [fault] = errors;
  if (fault) {
    report({
      ...placeAt(page, start + fault.offset),
      found: `JSON that is not valid, at “${excerpt(json, fault)}”`,
      expected: meaningOf(fault),
      remedy: 'Correct the example: readers copy it.',
    });
  }
}

function excerpt(json: string, {offset}: ParseError): string {
  return json.slice(offset).split('\n')[0]!.slice(0, 30) || 'the end';
}

/** CommaExpected becomes “comma expected”. */
function meaningOf({error}: ParseError): string {
  return printParseErrorCode(error)
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase();
}
