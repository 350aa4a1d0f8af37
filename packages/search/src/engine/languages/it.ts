import {stemmer} from '@orama/stemmers/italian';
import type {LanguageRules} from './rules';

export const it: LanguageRules = {
  stem: stemmer,

  stopWords: `a ad agli ai al alla alle allo anche c che chi ci come con cosa cui d da dagli dai dal dalla dalle dallo degli dei del della delle
    dello di dove e ed era essere fa fare gli ha hai ho i il in io l la le lei lo loro lui ma mi mia mie miei mio ne negli nei nel nella
    nelle nello no noi non nostra nostro o ogni per perche piu posso puo qual quale quali quando quanto quella quelle quelli quello
    questa queste questi questo se sei si sia sono su sua sue sui sul sulla sulle sullo suo suoi tra tu tua tuo un una uno vi voi vostra
    vostro`,
};
