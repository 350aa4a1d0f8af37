import {avoidWords} from '../words/avoided';

/** French pages say “vous” to their reader. */
export const formalAddress = avoidWords('formal-address', {
  en: [],
  fr: [
    {words: ['tu', 'toi', 'te', 't’\\p{L}+'], instead: '« vous »'},
    {words: ['ton', 'ta'], instead: '« votre »'},
    {words: ['tes'], instead: '« vos »'},
    {words: ['le tien', 'la tienne', 'les tien(?:ne)?s'], instead: '« le vôtre », « la vôtre »'},
  ],
});
