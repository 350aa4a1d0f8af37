import fs from 'node:fs';

const wording = JSON.parse(
  fs.readFileSync(new URL('commentWording.json', import.meta.url), 'utf8'),
).map((entry) => ({...entry, pattern: new RegExp(entry.pattern, 'iu')}));

/** ESLint rule: reports phrases of `commentWording.json` in comments, with a better wording. */
export const commentWording = {
  meta: {
    type: 'suggestion',
    messages: {phrase: '“{{phrase}}” in a comment. {{reason}}: write “{{use}}”.'},
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const text = comment.value.replace(/\s*\n\s*\*?\s*/g, ' ');
          for (const {pattern, reason, use} of wording) {
            const [phrase] = pattern.exec(text) ?? [];
            if (phrase) {
              context.report({loc: comment.loc, messageId: 'phrase', data: {phrase, reason, use}});
            }
          }
        }
      },
    };
  },
};
