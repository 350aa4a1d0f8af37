import fs from 'node:fs';
import path from 'node:path';
import type {BrowserContext} from '@playwright/test';
import {buildDir} from './build';
import {collectErrors} from './collectErrors';

/** Reads the headers that the build's `_headers` sets for all files, if it exists. */
export function builtHeaders(folder = buildDir): Record<string, string> {
  const file = path.join(folder, '_headers');
  const [commonRules] = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n\n') : [];
  return Object.fromEntries(
    [...(commonRules ?? '').matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
}

/** Collects policy violations, errors, dialogs and requests to other origins. */
export async function collectViolations(
  context: BrowserContext,
  origin: string,
): Promise<string[]> {
  const violations = collectErrors(context);
  await context.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {reportViolation} = window as unknown as {reportViolation: (text: string) => void};
      reportViolation(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  context.on('dialog', (dialog) => {
    violations.push(`opened a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) {
      violations.push(`requested another origin: ${url.href}`);
    }
  });
  return violations;
}
