import { groups } from '../../src/data/navigation.ts';
import { questions as assessmentQuestions } from '../../src/data/assessment.ts';
import { content } from '../../src/data/content.ts';
import { TABS } from '../../src/features/dashboard/tabs.ts';
import { paths } from '../../src/paths.ts';
import { site } from '../../src/site.config.ts';
import { expect } from 'vitest';
import { removedPage } from '../support/removed-pages.ts';
import type { Visit } from './visit.ts';
import { highest, WORST } from '../support/assessment-page.ts';
import { lead } from '../support/lead.ts';

const { profiles, questions } = content.quiz;

const PHONE = 390;

/** The visitors' tasks, the same in every browser. */
export const journeys: Record<string, (visit: Visit) => Promise<void>> = {
  'opens the menu on hover and closes it on Escape': async (visit) => {
    const [group] = groups;
    await visit.open(paths.home);
    await visit.engine.hover('.menu-top');
    await visit.expectText('.menu-group .menu-sub', group?.links[2]?.label ?? '');
    await visit.until(() => document.querySelector('.menu-top')?.getAttribute('aria-expanded'), 'true');
    await visit.engine.press('Escape');
    await visit.expectShown('.menu-group .menu-sub', false);
  },

  'opens the phone menu, makes the page inert and follows a link': async (visit) => {
    await visit.open(paths.home, PHONE);
    await visit.expectShown('#site-menu', false);
    await visit.click('[popovertarget=site-menu]');
    await visit.expectShown('#site-menu .menu-link');
    await visit.until(() => document.querySelector('main')?.inert, true);
    await visit.engine.press('Escape');
    await visit.expectShown('#site-menu', false);
    await visit.click('[popovertarget=site-menu]');
    await visit.click(`#site-menu a[href="${paths.blog}"]`);
    await visit.expectAddress(paths.blog);
    await visit.expectShown('#site-menu', false);
  },

  'opens the contact dialog, moves the focus in and back': async (visit) => {
    await visit.open(paths.home);
    await visit.click('[data-dialog=contact-dialog]');
    await visit.expectShown('#contact-dialog iframe');
    await visit.until(() => document.activeElement?.closest('dialog')?.id, 'contact-dialog');
    await visit.engine.press('Escape');
    await visit.expectShown('#contact-dialog', false);
    await visit.expectFocus('[data-dialog=contact-dialog]');
  },

  'names an agent in the quiz, goes back and starts over': async (visit) => {
    await visit.open('/quiz/');
    for (const [step, question] of questions.entries()) {
      await visit.expectText('#quiz-question', question.text);
      if (step > 0) await visit.expectFocus('#quiz-question');
      if (step === 1) {
        await visit.click('#quiz .quiz-step > button');
        await visit.expectText('#quiz-question', questions[0]?.text ?? '');
        await visit.click('#quiz form button', 1);
        await visit.expectText('#quiz-question', question.text);
      }
      // A different option each time: two quick clicks in one place count as one.
      await visit.click('#quiz form button', (step + step) % question.options.length);
    }
    await visit.expectText('#quiz', content.quizPage.form.seePrices);
    const titles = profiles.map(({ title }) => title);
    const named = await visit.evaluate(() => document.querySelector<HTMLElement>('#quiz h2')?.innerText);
    expect(titles).toContain(named);
    await visit.click('#quiz .quiz-step > button');
    await visit.expectText('#quiz-question', questions[0]?.text ?? '');
  },

  'names missing answers in the assessment, then shows the score': async (visit) => {
    await visit.open('/assessment/');
    await visit.click('main form [type=submit]');
    await visit.expectText('[role=status]', content.assessmentPage.form.toasts.details);
    await visit.expectFocus(`[name=${assessmentQuestions[0]?.id}]`);
    for (const [name, text] of Object.entries(lead)) await visit.type(`[name=${name}]`, text);
    for (const { id } of assessmentQuestions) await visit.click(`[name=${id}]`, WORST - 1);
    await visit.click('main form [type=submit]');
    await visit.expectText('.result', highest.nextStep);
  },

  'turns the order into one email and a text to copy': async (visit) => {
    await visit.open('/creator-launch/');
    const mails = await visit.recordMails();
    await visit.type('#order [name=name]', 'Ada');
    await visit.type('#order [name=email]', 'ada@example.com');
    await visit.click('#order [name=deliverables]', 1);
    await visit.click('#order form [type=submit]');
    await visit.until(
      () => document.querySelector('#order textarea[readonly]')?.textContent?.includes('Name: Ada'),
      true,
    );
    expect(await mails()).toEqual([expect.stringContaining(`mailto:${site.emails.info}?subject=`)]);
  },

  'selects a tab by click, key and address': async (visit) => {
    await visit.open('/dashboard/');
    await visit.click('.dashboard-tabs a', 3);
    const selected = () => [...document.querySelectorAll('[role=tab][aria-selected=true]')].map(({ id }) => id);
    await visit.until(selected, [`tab-${TABS[3]}`]);
    await visit.expectAddress(`/dashboard/#${TABS[3]}`);
    await visit.expectShown(`#${TABS[3]}`);
    await visit.expectShown(`#${TABS[0]}`, false);
    await visit.engine.press('ArrowRight');
    await visit.until(selected, [`tab-${TABS[4]}`]);
    await visit.open(`/dashboard/#${TABS[2]}`);
    await visit.expectShown(`#${TABS[2]}`);
  },

  'fits every page to a phone’s width': async (visit) => {
    const pages = ['/', '/blog/', '/dashboard/', '/quantum-shift/coach/', '/assessment/'];
    for (const path of pages.filter((page) => !removedPage(page, ''))) {
      await visit.open(path, PHONE);
      expect(await visit.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(
        0,
      );
    }
  },
};
