import { ChatPage } from '../admin/chat/chat-page.tsx'
import { SectionPage } from '../admin/kit/section-page.tsx'
import { InboxPage } from '../admin/messages/inbox-page.tsx'
import { ReviewsPage } from '../admin/reviews/reviews-page.tsx'

const pages = { guests: InboxPage, rooms: ChatPage, reviews: ReviewsPage }

export function AdminInbox() {
  return <SectionPage to="/admin/inbox" pages={pages} />
}
