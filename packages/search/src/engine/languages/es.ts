import {stemmer} from '@orama/stemmers/spanish';
import {fold} from '../words';
import type {LanguageRules} from './rules';

export const es: LanguageRules = {
  // Words in -ion have lost the accent by which the stemmer knows them.
  stem: (word) => fold(stemmer(word.replace(/ion$/, 'ión'))),

  stopWords: `a al algo alguna alguno ante antes asi aun bajo cada como con cual cuales cuando cuanto cuantos de del desde donde dos e el
    ella ellas ellos en entre era es esa ese eso esta este esto estos estas hacer hacia hago hasta hay la las le les lo los mas me mi mis
    mucho muy nada ni no nos nuestra nuestro o otra otro para pero por porque puede puedo que quien se sea ser si sin sobre son su
    sus tambien tanto te tener tiene tu tus u un una unas uno unos usted y ya yo`,
};
