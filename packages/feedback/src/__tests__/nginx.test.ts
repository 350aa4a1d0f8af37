import {expect, it} from 'vitest';
import {checkReportPath} from '../nginx';

it('rejects report paths that the site already uses', () => {
  const addresses = ['/', '/glossary/', '/old.html', '/_reader-body'];
  checkReportPath('/reader', addresses);
  checkReportPath('/glossary/_reader', addresses);
  expect(() => checkReportPath('/glossary', addresses)).toThrow('the site has /glossary/.');
  expect(() => checkReportPath('/old.html', addresses)).toThrow('the site has /old.html.');
  expect(() => checkReportPath('/_reader', addresses)).toThrow('the site has /_reader-body.');
});
