import {expect, it} from 'vitest';
import {renderNotKept} from '../notKeptPage';

const words = {
  en: {title: 'Not kept', text: 'You are offline.', home: 'Home'},
  fr: {title: 'Page absente', text: 'Vous êtes hors ligne.', home: 'Accueil'},
};
const page = {
  html: '<link rel=stylesheet href=/a.css><script>other()</script><script>set("data-theme")</script>',
  ...{language: 'fr', direction: 'ltr', baseUrl: '/fr/', words},
};

it('contains all languages, its own first, with the styles and colour mode script of the site but no other script', () => {
  const html = renderNotKept(page);
  expect(html).toContain('<html lang=fr dir=ltr>');
  expect(html).toContain('<link rel=stylesheet href=/a.css>');
  expect(html).toContain('<script>set("data-theme")</script>');
  expect(html).not.toContain('other()');
  expect(html).toContain('<h1>Page absente</h1>');
  expect(html).toContain('<a href="/fr/">Accueil</a>');
  expect(html).toContain('<div lang=en><h2>Not kept</h2><p>You are offline.</p></div>');
});

it('throws without texts or a style sheet', () => {
  expect(() => renderNotKept({...page, language: 'de'})).toThrow('"notKept"');
  expect(() => renderNotKept({...page, html: ''})).toThrow('no style sheet');
});
