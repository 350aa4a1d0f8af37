/** The bar of a slow change of page, for the eye alone: upstream gives it a role that is none. */
import {configure} from 'nprogress';

configure({
  template: '<div class="bar"><div class="peg"></div></div>',
  barSelector: '.bar',
});
