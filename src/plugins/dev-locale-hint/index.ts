import type {IncomingMessage, ServerResponse} from 'node:http';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../config/locales';
import {findOtherLocale} from '../../lib/otherLocale';
import {devServers, renderHintPage} from './hintPage';

/**
 * The development server serves one language. Where the language switch leads
 * to the other one, this says how to start it, in place of a page not found.
 */
export default function devLocaleHint({i18n}: LoadContext): Plugin {
  return {
    name: 'dev-locale-hint',
    configureWebpack: () => ({devServer: {setupMiddlewares}}) as object,
  };

  /** webpack-merge runs this after Docusaurus' own function and joins the lists that both return. */
  function setupMiddlewares(middlewares: unknown[]): unknown[] {
    middlewares.unshift({name: 'dev-locale-hint', middleware: answer});
    return [];
  }

  function answer(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const path = request.url ?? '/';
    const locale = findOtherLocale(path.split('?')[0] ?? '/', i18n) as Locale | undefined;
    if (!locale || !request.headers.accept?.includes('text/html')) {
      next();
      return;
    }
    const {command, port} = devServers[locale];
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      renderHintPage({
        label: i18n.localeConfigs[locale]?.label ?? locale,
        command,
        address: `http://localhost:${port}${path}`,
      }),
    );
  }
}
