import { Route, Routes } from "react-router";
import { NotFound } from "../frame/screen-frame.tsx";
import { MemberDetail } from "./member-detail.tsx";
import { MemberList } from "./member-list.tsx";

export default function Members() {
  return (
    <Routes>
      <Route index element={<MemberList />} />
      <Route path=":id" element={<MemberDetail />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
