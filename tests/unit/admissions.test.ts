import { describe, expect, test } from 'vitest';
import { admissions } from '../../src/build/output/admitted-origins.ts';
import { contentSecurityPolicy } from '../../src/build/output/content-security-policy.ts';

describe('what a page asks its policy to admit', () => {
  test('is read off its elements and leaves no trace', () => {
    const html =
      '<x-tag data-id="1" data-admit-script="https://a.example" data-admit-connect="https://a.example  https://b.example"></x-tag>';
    expect(admissions(html)).toEqual({
      html: '<x-tag data-id="1"></x-tag>',
      script: ['https://a.example'],
      connect: ['https://a.example', 'https://b.example'],
    });
  });

  test('is nothing on a page that does not ask', () => {
    expect(admissions('<p data-admit>')).toEqual({ html: '<p data-admit>', script: [], connect: [] });
  });

  test('stands in the policy beside the page’s own', () => {
    const sources = { scripts: [], styles: [], connect: ['https://b.example'], frame: [] };
    expect(contentSecurityPolicy({ ...sources, admitted: ['https://a.example'] })).toContain(
      "script-src 'self' https://a.example;",
    );
    expect(contentSecurityPolicy(sources)).toContain("script-src 'self';");
  });
});
