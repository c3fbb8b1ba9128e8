import type { Detail } from '../../src/features/assessment/assessment-rules.ts';
import type { Locator, Page } from 'playwright';
import { lead } from './lead.ts';

/** Page object of the assessment. */
export class AssessmentPage {
  readonly submitButton: Locator;
  readonly gauge: Locator;
  readonly result: Locator;

  constructor(readonly page: Page) {
    this.submitButton = page.locator('#assessment form [type=submit]');
    this.gauge = page.locator('.result [role=img]').first();
    this.result = page.locator('.result h2');
  }

  toast(text: string): Locator {
    return this.page.locator('[role="status"]').getByText(text, { exact: true });
  }

  async fillDetails(details: Partial<Record<Detail, string>> = {}) {
    for (const [name, value] of Object.entries({ ...lead, ...details }))
      await this.page.locator(`#assessment [name=${name}]`).fill(value);
  }

  /** Answers the questions in order with these points. */
  async answer(points: readonly number[]) {
    const groups = this.page.getByRole('radiogroup');
    for (const [index, value] of points.entries()) {
      await groups
        .nth(index)
        .getByRole('radio')
        .nth(value - 1)
        .check();
    }
  }
}
