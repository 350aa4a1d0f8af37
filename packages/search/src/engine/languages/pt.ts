import {stemmer} from '@orama/stemmers/portuguese';
import {fold} from '../words';
import type {LanguageRules} from './rules';

export const pt: LanguageRules = {
  // Plurals in -oes are those of -ao, which has lost the accent by which the stemmer knows it.
  stem: (word) => fold(stemmer(word.replace(/oes$/, 'ao').replace(/ao$/, 'ão'))),

  stopWords: `a ao aos as ate cada com como da das de dela dele do dos e ela elas ele eles em entre era essa esse esta este eu faz fazer foi ha
    isso isto ja la lhe mais mas me mesmo meu meus minha minhas muito na nao nas nem no nos nosso nossa num numa o onde os ou para pela
    pelas pelo pelos pode poder por porque posso qual quais quando quanto que quem se sem ser seu seus so sobre sua suas tambem te tem
    ter um uma umas uns voce`,
};
