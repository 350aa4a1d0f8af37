import {stemmer} from '@orama/stemmers/dutch';
import type {LanguageRules} from './rules';

export const nl: LanguageRules = {
  stem: stemmer,

  stopWords: `aan al alle als andere ben bij daar dan dat de deze die dit doe doen door een en er geen haar had heb hebben heeft hem het hier hij
    hoe hun iets ik in is ja je jij jouw kan kunnen maar maken me meer men met mijn moet na naar niet niets nog nu of om omdat ons onze
    ook op over te tegen toch toen tot u uit uw van veel via voor waar waarom wanneer want waren was wat we welke werd wie wij wil
    worden wordt zal ze zelf zich zij zijn zo zonder zou`,
};
