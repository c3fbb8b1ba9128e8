import { TOASTS } from '../../src/features/assessment/validation.ts';
import { advice } from '../../src/content/assessment.ts';
import { press } from '../../src/content/press.ts';
import { groups } from '../../src/content/navigation.ts';
import { leadershipPilot } from '../../src/content/leadership-pilot.ts';
import { profiles, questions } from '../../src/content/quiz.ts';
import { TABS } from '../../src/features/dashboard/dashboard.ts';
import { SLOTS_KEY } from '../../src/features/leadership-pilot/slots.ts';
import { MESSAGES } from '../../src/features/momento-sign-up/momento-sign-up.ts';
import { paths } from '../../src/paths.ts';
import { site } from '../../src/site.config.ts';
import { expect } from 'vitest';
import { removedPage } from '../support/removed-pages.ts';
import { NEW_POST } from './moved-on-feed.ts';
import type { Visit } from './visit.ts';

const PHONE = 390;

/** What a visitor does on the site, the same in every browser. */
export const journeys: Record<string, (visit: Visit) => Promise<void>> = {
  'the menu opens on hover, and Escape closes it': async (visit) => {
    const [group] = groups;
    await visit.open(paths.home);
    await visit.hover('.menu-top');
    await visit.reads('.menu-group .menu-sub', group?.links[2]?.label ?? '');
    await visit.until(() => document.querySelector('.menu-top')?.getAttribute('aria-expanded'), 'true');
    await visit.press('Escape');
    await visit.isShown('.menu-group .menu-sub', false);
  },

  'the phone’s menu opens, keeps the page out of reach and leads on': async (visit) => {
    await visit.open(paths.home, PHONE);
    await visit.isShown('#site-menu', false);
    await visit.click('[popovertarget=site-menu]');
    await visit.isShown('#site-menu .menu-link');
    await visit.until(() => document.querySelector('main')?.inert, true);
    await visit.press('Escape');
    await visit.isShown('#site-menu', false);
    await visit.click('[popovertarget=site-menu]');
    await visit.click(`#site-menu a[href="${paths.blog}"]`);
    await visit.isAt(paths.blog);
    await visit.isShown('#site-menu', false);
  },

  'the contact dialog opens, holds the focus, and gives it back': async (visit) => {
    await visit.open(paths.home);
    await visit.click('[data-dialog=contact-dialog]');
    await visit.isShown('#contact-dialog iframe');
    await visit.until(() => document.activeElement?.closest('dialog')?.id, 'contact-dialog');
    await visit.press('Escape');
    await visit.isShown('#contact-dialog', false);
    await visit.hasFocus('[data-dialog=contact-dialog]');
  },

  'a press video opens, and its player ends with it': async (visit) => {
    await visit.open(paths.home);
    await visit.click('[data-dialog=video-dialog]', 1);
    await visit.reads('#video-dialog h2', press[1]?.title ?? '');
    await visit.isShown('#video-dialog iframe');
    await visit.click('#video-dialog [type=submit]');
    await visit.until(() => document.querySelectorAll('#video-dialog iframe').length, 0);
  },

  'the guide’s PDF opens, or is offered': async (visit) => {
    await visit.open('/torque-ai-guide/');
    await visit.click('[data-dialog=guide-dialog]');
    await visit.isShown('#guide-dialog :is(iframe, a[download])');
  },

  'the quiz names an agent, goes back and begins anew': async (visit) => {
    await visit.open('/quiz/');
    for (const [step, question] of questions.entries()) {
      await visit.reads('#quiz-question', question.text);
      if (step > 0) await visit.hasFocus('#quiz-question');
      if (step === 1) {
        await visit.click('#quiz form ~ button');
        await visit.reads('#quiz-question', questions[0]?.text ?? '');
        await visit.click('#quiz form button', 1);
        await visit.reads('#quiz-question', question.text);
      }
      // Another place each time: two quick clicks in one would count as one.
      await visit.click('#quiz form button', (step + step) % question.options.length);
    }
    await visit.reads('#quiz h2', 'Put this one to work first');
    const titles = Object.values(profiles).map((profile) => profile?.title);
    const named = await visit.evaluate(() => document.querySelector<HTMLElement>('#quiz h2 span')?.innerText);
    expect(titles).toContain(named);
    await visit.click('#quiz .arrive > button');
    await visit.reads('#quiz-question', questions[0]?.text ?? '');
  },

  'the assessment says what is missing, and gives its score': async (visit) => {
    await visit.open('/assessment/');
    await visit.click('form[data-replay] [type=submit]');
    await visit.reads('[role=status]', TOASTS.details);
    await visit.hasFocus('[name=firstName]');
    for (const [name, text] of Object.entries({
      firstName: 'Ada',
      lastName: 'L',
      email: 'a@b.example',
      company: 'C',
    })) {
      await visit.type(`[name=${name}]`, text);
    }
    for (let question = 1; question <= 6; question++) await visit.click(`[name=q${question}]`, 3);
    await visit.click('form[data-replay] [type=submit]');
    await visit.reads('.result', advice.Critical.nextStep);
  },

  'the sign-up refuses what is no address, and thanks for one': async (visit) => {
    await visit.open('/momento/');
    await visit.type('main [name=email]', 'nobody');
    await visit.press('Enter');
    await visit.reads('#sign-up-message', MESSAGES.invalid);
    await visit.hasFocus('main [name=email]');
    await visit.type('main [name=email]', '@example.com');
    await visit.press('Enter');
    await visit.reads('#sign-up-message', MESSAGES.success);
    await visit.until(() => document.querySelector<HTMLInputElement>('main [name=email]')?.value, '');
  },

  'the order becomes one mail, and a text to copy': async (visit) => {
    await visit.open('/creator-launch/');
    const mails = await visit.catchMails();
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

  'the sample report is asked for, once everything is filled in': async (visit) => {
    await visit.open('/memento-landing/');
    await visit.type('#brief [name=name]', 'Ada');
    await visit.type('#brief [name=email]', 'ada@example.com');
    await visit.click('#brief [type=submit]');
    await visit.until(
      () => document.querySelector<HTMLInputElement>('#brief [name=company]')?.matches(':invalid'),
      true,
    );
    await visit.type('#brief [name=company]', 'Example');
    await visit.click('#brief [type=submit]');
    await visit.until(() => document.querySelector('[role=status] button') !== null, true);
  },

  'the slots count down, and a later visit knows': async (visit) => {
    const left = leadershipPilot.slots - 1;
    await visit.open('/memento-landing/');
    await visit.evaluate((key) => localStorage.removeItem(key), SLOTS_KEY);
    await visit.open('/memento-landing/');
    await visit.click('.book-bar [data-takes-slot]');
    await visit.reads('[data-slots]', `${left} of ${leadershipPilot.slots}`);
    await visit.open('/memento-landing/');
    await visit.reads('[data-slots]', `${left} of ${leadershipPilot.slots}`);
  },

  'the tabs follow clicks, keys and the address': async (visit) => {
    await visit.open('/dashboard/');
    await visit.click('.dashboard-tabs a', 3);
    const selected = () => [...document.querySelectorAll('[role=tab][aria-selected=true]')].map(({ id }) => id);
    await visit.until(selected, [`tab-${TABS[3].id}`]);
    await visit.isAt(`/dashboard/#${TABS[3].id}`);
    await visit.isShown(`#${TABS[3].id}`);
    await visit.isShown(`#${TABS[0].id}`, false);
    await visit.press('ArrowRight');
    await visit.until(selected, [`tab-${TABS[4].id}`]);
    await visit.open(`/dashboard/#${TABS[2].id}`);
    await visit.isShown(`#${TABS[2].id}`);
  },

  'an address is copied': async (visit) => {
    await visit.open('/enterprise-accelerator/');
    await visit.click('main [data-copy]');
    await visit.until(() => document.querySelector('main [data-copied]') !== null, true);
  },

  'the blog leads to a post and back': async (visit) => {
    await visit.open(paths.blog);
    await visit.reads('main h2', NEW_POST.title); // what comes behind moves what stands there
    const title = await visit.evaluate(() => document.querySelectorAll<HTMLElement>('main h2')[1]?.innerText ?? '');
    await visit.click('main h2 ~ a', 1);
    await visit.reads('h1', title);
    await visit.reads('.prose', ' ');
    await visit.click(`main a[href="${paths.blog}"]`);
    await visit.isAt(paths.blog);
  },

  'a post newer than the build appears in the list, and opens': async (visit) => {
    await visit.open(paths.blog);
    await visit.reads('main h2', NEW_POST.title);
    await visit.open(paths.post('written-after-the-build'));
    await visit.reads('h1', NEW_POST.title);
    await visit.reads('.prose', 'Harmless words.');
    await visit.until(() => document.querySelectorAll('.prose :is(script, [onerror])').length, 0);
  },

  'an unknown post leads to the blog': async (visit) => {
    await visit.open(paths.post('no-such-post'));
    await visit.isAt(paths.blog);
  },

  'paper gets the text and no bars': async (visit) => {
    await visit.open('/creator-launch/');
    await visit.evaluate(() => {
      for (const sheet of document.styleSheets) {
        for (const rule of sheet.cssRules) {
          if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
        }
      }
    });
    await visit.isShown('body > header', false);
    await visit.isShown('body > footer', false);
    await visit.isShown('main h1');
    await visit.isShown('.print-foot');
  },

  'nothing is wider than a phone': async (visit) => {
    const pages = ['/', '/blog/', '/dashboard/', '/quantum-shift/coach/', '/assessment/'];
    for (const path of pages.filter((page) => !removedPage(page, ''))) {
      await visit.open(path, PHONE);
      expect(await visit.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(
        0,
      );
    }
  },
};
