import { type Email, render } from '../mail/layout.ts'

/** Requests the confirmation of a question; repeats nothing that a stranger typed. */
export function composeQuestionConfirmation(href: string): Email {
  return render({
    subject: 'Confirm your question to Crypto Lodge',
    paragraphs: [
      'A question to the owner of our lodges was written with this email address. If it was you, open the link below within 48 hours: then the owner gets your question and answers by email. If not, you need not do anything.',
    ],
    facts: [],
    link: { label: 'Send my question', href },
  })
}

/** Leads an owner to a question; it has no typed text. */
export function composeQuestionNotice(
  { id, lodgeName }: { id: number; lodgeName: string },
  site: string,
): Email {
  return render({
    subject: `New question about ${lodgeName}`,
    paragraphs: [
      'Somebody without a booking wrote to you. Open the inbox to read the question and to answer.',
    ],
    facts: [['Lodge', lodgeName]],
    link: { label: 'Open the inbox', href: `${site}/admin/inbox?question=${id}` },
    site,
  })
}

/** The owner's answer to a question. */
export function composeAnswer({
  text,
  lodge,
  site,
}: {
  text: string
  lodge: { slug: string; name: string }
  site: string
}): Email {
  return render({
    subject: `Answer to your question about ${lodge.name}`,
    paragraphs: [...text.split(/\n{2,}/), 'To write again, use “Ask the owner” on the page of the lodge.'],
    facts: [],
    lodge: { lodgeSlug: lodge.slug, lodgeName: lodge.name },
    link: { label: `See ${lodge.name}`, href: `${site}/lodge/${lodge.slug}` },
    site,
  })
}
