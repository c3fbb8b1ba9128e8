import { describe, expect, test } from 'vitest';
import { columns } from '../../../src/charts/columns.ts';
import * as data from '../../../src/content/dashboard.ts';
import { TABS } from '../../../src/features/dashboard/tabs.ts';
import { sum } from '../../../src/lib/sum.ts';
import { change, metrics, thisPeriod, totals } from '../../../src/pages/_dashboard/figures.ts';

test('draws each column as high as its share of the top, after others', () => {
  expect(columns([1, 4], 4)).toBe('M0 100v-25h16V100zM20 100v-100h16V100z');
  expect(columns([1], 3, 2)).toBe('M40 100v-33.3h16V100z');
});

const source = (name: string) => data.sources.find((entry) => entry.source === name);

describe('a change', () => {
  test('compares the last four weeks with the four before', () => {
    expect(thisPeriod([100, 1, 1, 1, 1, 2, 2, 2, 2])).toBe(8);
    expect(change([9, 1, 1, 1, 1, 2, 2, 2, 2])).toBe('+100% vs. the four weeks before');
    expect(change([2, 2, 2, 2, 1, 1, 1, 1])).toBe('−50% vs. the four weeks before');
    expect(change([2, 2, 2, 2, 2, 2, 2, 2])).toBe('+0% vs. the four weeks before');
  });
});

describe('the example data agrees with itself', () => {
  test('leads and orders by source add up to all leads and all orders', () => {
    expect(sum(data.sources.map(({ leads }) => leads))).toBe(thisPeriod(data.weekly.leads));
    expect(sum(data.sources.map(({ orders }) => orders))).toBe(thisPeriod(data.weekly.orders));
  });
  test('each tab counts its leads as Analytics does', () => {
    expect(source('Email')?.leads).toBe(totals.emailLeads);
    expect(source('Ads')?.leads).toBe(totals.adLeads);
    expect(source('Listings')?.leads).toBe(sum(data.locations.map(({ leads }) => leads)));
    expect(source('Website')?.leads).toBe(sum(data.pagesOfSite.map(({ leads }) => leads)));
  });
  test('no step from visit to order exceeds the one before', () => {
    const way = [
      thisPeriod(data.weekly.visits),
      data.between.interested,
      thisPeriod(data.weekly.leads),
      data.between.appointments,
      thisPeriod(data.weekly.orders),
    ];
    expect(way).toEqual(way.toSorted((a, b) => b - a));
    for (const { sent, opened, clicked, leads } of data.campaigns)
      expect([sent, opened, clicked, leads]).toEqual([sent, opened, clicked, leads].toSorted((a, b) => b - a));
  });
  test('the overview has six cards, and every card and activity leads to a tab', () => {
    const tabs: readonly string[] = TABS;
    expect(metrics).toHaveLength(6);
    for (const { tab } of [...metrics, ...data.activity]) expect(tabs).toContain(tab);
  });
});
