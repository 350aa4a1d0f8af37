import {expect, it} from 'vitest';
import {collapseSpaces, openPage} from '../../support/build';

it.each([
  {
    home: '/',
    name: 'Announcement',
    message:
      'Classic screens end on 31 March 2026, the POST interface on 30 June 2026. See planned removals.',
    link: 'See planned removals.',
    button: 'Close the announcement',
  },
  {
    home: '/fr/',
    name: 'Annonce',
    message:
      'Fin des anciens écrans le 31 mars 2026, de l’interface POST le 30 juin 2026. Voir les retraits.',
    link: 'Voir les retraits.',
    button: 'Fermer l’annonce',
  },
])('the announcement in $home is a named region with a link and a button', (expected) => {
  const $ = openPage(`${expected.home}glossary/`);
  const bar = $('section.theme-announcement-bar');
  expect({
    home: bar.find('a').attr('href')?.replace('versions/#planned-removals', ''),
    name: bar.attr('aria-label'),
    message: collapseSpaces(bar.text()),
    link: bar.find('a').text(),
    button: bar.find('button').attr('aria-label'),
  }).toEqual(expected);
  expect($('header, [role="banner"]').not('article header')).toHaveLength(0);
});
