import {expect, it} from 'vitest';
import {checkReportPath} from '../nginx';

it('rejects report paths that the site already uses', () => {
  const sitePaths = ['/', '/glossary/', '/old.html', '/_reader-body'];
  checkReportPath('/reader', sitePaths);
  checkReportPath('/glossary/_reader', sitePaths);
  expect(() => checkReportPath('/glossary', sitePaths)).toThrow('the site has /glossary/.');
  expect(() => checkReportPath('/old.html', sitePaths)).toThrow('the site has /old.html.');
  expect(() => checkReportPath('/_reader', sitePaths)).toThrow('the site has /_reader-body.');
});
