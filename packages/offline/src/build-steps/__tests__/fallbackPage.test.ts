import {expect, it} from 'vitest';
import {renderFallbackPage} from '../fallbackPage';

const texts = {
  en: {title: 'Not kept', text: 'You are offline.', home: 'Home'},
  fr: {title: 'Page absente', text: 'Vous êtes hors ligne.', home: 'Accueil'},
};
const page = {
  html: '<link rel=stylesheet href=/a.css><script>other()</script><script>set("data-theme")</script>',
  ...{language: 'fr', direction: 'ltr', baseUrl: '/fr/', texts},
};

it('contains all languages, its own first, and of the site only the styles and the colour mode script', () => {
  const html = renderFallbackPage(page);
  expect(html).toContain('<html lang=fr dir=ltr>');
  expect(html).toContain('<link rel=stylesheet href=/a.css>');
  expect(html).toContain('<script>set("data-theme")</script>');
  expect(html).not.toContain('other()');
  expect(html).toContain('<h1>Page absente</h1>');
  expect(html).toContain('<a href="/fr/">Accueil</a>');
  expect(html).toContain('<div lang=en><h2>Not kept</h2><p>You are offline.</p></div>');
});

it('throws without texts or a style sheet', () => {
  expect(() => renderFallbackPage({...page, language: 'de'})).toThrow('"fallbackTexts"');
  expect(() => renderFallbackPage({...page, html: ''})).toThrow('no style sheet');
});
