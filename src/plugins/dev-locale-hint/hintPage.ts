import type {Localized} from '../../config/locales';
import {escapeHtml} from '../../lib/escapeHtml';

/** One development server serves one language: how to start each of them. */
export const devServers: Localized<{command: string; port: number}> = {
  en: {command: 'npm start', port: 3000},
  fr: {command: 'npm run start:fr', port: 3001},
};

interface Hint {
  /** Name of the language that was asked for, in that language. */
  label: string;
  command: string;
  /** Where the asked page is once that server runs. */
  address: string;
}

/** The page that a writer sees where another development server is needed. */
export function renderHintPage({label, command, address}: Hint): string {
  const [safeLabel, safeAddress] = [label, address].map(escapeHtml);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${safeLabel}: another development server</title>
<style>
body {color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif; max-width: 38rem; margin: 15vh auto; padding: 0 1.5rem}
code {padding: .2em .5em; border-radius: .3em; background: #8883}
</style>
</head>
<body>
<h1>This server shows one language</h1>
<p>To see the page in ${safeLabel}, run this in another terminal:</p>
<p><code>${command}</code></p>
<p>Then open <a href="${safeAddress}">${safeAddress}</a>, or <a href="javascript:history.back()">go back</a>.</p>
<p>The built site holds both languages: <code>npm run build</code>, then <code>npm run serve</code>.</p>
</body>
</html>
`;
}
