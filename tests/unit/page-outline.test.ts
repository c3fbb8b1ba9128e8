import { expect, test } from 'vitest';
import { pageOutline } from '../../src/launch/build-findings.ts';
import { paths } from '../../src/paths.ts';

const silent = (picture: string) => pageOutline(`<div class="prose">${picture}</div>`).silentPictures;

test('names an owner’s picture without a description, but not the site’s own drawing', () => {
  expect(silent('<img src="/chart.png" alt="">')).toEqual(['/chart.png']);
  expect(silent('<img src="/chart.png" alt="A chart">')).toEqual([]);
  expect(silent(`<img src="${paths.postPicture('a-post', 1)}" alt="">`)).toEqual([]);
  expect(silent(`<img src="/site${paths.postPicture('a-post', 'own')}" alt="">`)).toEqual([]);
});
