import {stemmer} from '@orama/stemmers/german';
import type {LanguageRules} from './rules';

export const de: LanguageRules = {
  stem: stemmer,

  stopWords: `aber alle als also am an auch auf aus bei beim bin bis da damit dann das dass dein deine dem den denn der des die dies diese
    diesem diesen dieser dieses doch durch ein eine einem einen einer eines er es etwas fur gegen hat habe haben ich ihr ihre im in
    ist ja kann kein keine konnen machen man mehr mein meine mich mir mit muss nach nicht noch nur ob oder ohne pro sehr sein seine
    sich sie sind so soll uber um und uns unser unter vom von vor wann warum was welche welcher welches wenn wer werden wie wir
    wird wo wurde zu zum zur zwischen`,
};
