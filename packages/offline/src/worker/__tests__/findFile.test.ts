import {describe, expect, it} from 'vitest';
import {findFile, resolvePage} from '../findFile';
import {copyOf} from './copies';

const english = copyOf('/', ['index.html', 'glossary/index.html', 'assets/js/new.js', 'é.svg'], {
  otherVersions: ['/next/'],
});
const former = copyOf('/', ['glossary/index.html', 'assets/js/old.js'], {version: 'zero'});
const french = copyOf('/fr/', ['index.html', 'glossary/index.html'], {language: 'fr'});

describe('findFile', () => {
  it.each([
    ['/', 'index.html'],
    ['/glossary/', 'glossary/index.html'],
    ['/glossary/index.html', 'glossary/index.html'],
    ['/assets/js/new.js', 'assets/js/new.js'],
    ['/%C3%A9.svg', 'é.svg'],
  ])('finds %s', (pathname, file) => {
    expect(findFile([english, former], pathname)).toEqual({copy: english, file});
  });

  it('finds what an open tab asks for in the copy that it began with', () => {
    expect(findFile([english, former], '/assets/js/old.js')?.copy).toBe(former);
  });

  it.each(['/fr/glossary/', '/toString', '/%', '/glossary'])('finds nothing at %s', (pathname) => {
    expect(findFile([english], pathname)).toBeUndefined();
  });
});

describe('resolvePage', () => {
  it('adds the slash that an address lacks', () => {
    expect(resolvePage([english], '/glossary')).toEqual({kind: 'moved', to: '/glossary/'});
  });

  it('tells what is not found from what is not kept', () => {
    const kinds = ['/nowhere/', '/nowhere', '/fr/', '/fr', '/next/x/', '/kit/tasks.csv'].map(
      (pathname) => resolvePage([english], pathname)?.kind,
    );
    expect(kinds).toEqual(['absent', 'absent', 'not kept', 'not kept', 'not kept', 'not kept']);
  });

  it('answers in the language of the address', () => {
    const copies = [english, french];
    expect(resolvePage(copies, '/fr/nowhere/')).toEqual({kind: 'absent', copy: french});
    expect(resolvePage(copies, '/nowhere/')).toEqual({kind: 'absent', copy: english});
    expect(resolvePage([french], '/nowhere/')).toEqual({kind: 'not kept', copy: french});
  });

  it('knows nothing without a copy', () => {
    expect(resolvePage([], '/glossary/')).toBeUndefined();
  });
});
